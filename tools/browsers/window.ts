export interface Point {
  x: number;
  y: number;
}

/** A browser window with its own cookies and storage, driven by WebDriver. */
export interface BrowserWindow {
  goTo(url: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page. The function may refer to its arguments only. */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the mouse at the first point, moves it through the others and releases it at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>;
  /** Types each character with its own key. */
  type(text: string): Promise<void>;
  pressTab(): Promise<void>;
  selectAll(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Writes the whole page to a PNG file. */
  takePicture(file: string): Promise<void>;
  /** The script errors since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface WindowOptions {
  /** When false, the page's own scripts do not run. */
  scripts?: boolean;
}

export interface Engine extends AsyncDisposable {
  /** Its name and version. */
  name: string;
  /** The narrowest phone width that its window supports. */
  phoneWidth: number;
  /** True when its window can be active: only then does a page show the focus. */
  showsFocus: boolean;
  /** The keys that enter a date (2027-06-12) or a time (19:30) into its field. */
  keysFor: (value: string) => string;
  openWindow(options?: WindowOptions): Promise<BrowserWindow>;
}
