type Fields = Record<string, unknown>;

export interface Log {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

function plain(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

/** One JSON object per line. An `Error` among the fields becomes its stack. */
export function createLog(write: (line: string) => void): Log {
  const at =
    (level: string) =>
    (event: string, fields: Fields = {}) => {
      const entries = Object.entries(fields).map(([name, value]) => [name, plain(value)]);
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          level,
          event,
          ...Object.fromEntries(entries),
        }),
      );
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
