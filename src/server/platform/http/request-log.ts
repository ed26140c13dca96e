import type { FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The log of one request, created on first use: creating one is expensive and most requests log nothing. */
export class RequestLog implements FastifyBaseLogger {
  private created: FastifyBaseLogger | undefined;

  constructor(
    readonly level: string,
    private readonly create: () => FastifyBaseLogger,
  ) {}

  private get own(): FastifyBaseLogger {
    this.created ??= this.create();
    return this.created;
  }

  private write(level: Level, line: readonly unknown[]): void {
    const { own } = this;
    Reflect.apply(own[level], own, line);
  }

  fatal(...line: readonly unknown[]): void {
    this.write('fatal', line);
  }

  error(...line: readonly unknown[]): void {
    this.write('error', line);
  }

  warn(...line: readonly unknown[]): void {
    this.write('warn', line);
  }

  info(...line: readonly unknown[]): void {
    this.write('info', line);
  }

  debug(...line: readonly unknown[]): void {
    this.write('debug', line);
  }

  trace(...line: readonly unknown[]): void {
    this.write('trace', line);
  }

  silent(...line: readonly unknown[]): void {
    this.write('silent', line);
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...given);
  }
}
