export interface Point {
  x: number;
  y: number;
}

/** Has its own cookies and storage. */
export interface BrowserWindow {
  goTo(url: string): Promise<void>;
  address(): Promise<string>;
  /** The function may refer to its arguments only. */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the mouse at the first point, and releases it at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>;
  /** Uses a key for each character. */
  type(text: string): Promise<void>;
  pressTab(): Promise<void>;
  selectAll(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The whole page as PNG. */
  takePicture(file: string): Promise<void>;
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface WindowOptions {
  /** False disables the page's own scripts. */
  scripts?: boolean;
}

export interface Engine extends AsyncDisposable {
  name: string;
  /** The narrowest phone width that its window supports. */
  phoneWidth: number;
  /** Only an active window shows the focus. */
  showsFocus: boolean;
  /** The keys that enter a date (2027-06-12) or a time (19:30) into its field. */
  keysFor: (value: string) => string;
  openWindow(options?: WindowOptions): Promise<BrowserWindow>;
}
