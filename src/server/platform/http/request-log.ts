import type { FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** A request's own log, made when it has something to say: most have nothing, and to make one is dear. */
export class RequestLog implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined;

  constructor(
    readonly level: string,
    private readonly make: () => FastifyBaseLogger,
  ) {}

  private get own(): FastifyBaseLogger {
    this.made ??= this.make();
    return this.made;
  }

  private say(level: Level, line: readonly unknown[]): void {
    const { own } = this;
    Reflect.apply(own[level], own, line);
  }

  fatal(...line: readonly unknown[]): void {
    this.say('fatal', line);
  }

  error(...line: readonly unknown[]): void {
    this.say('error', line);
  }

  warn(...line: readonly unknown[]): void {
    this.say('warn', line);
  }

  info(...line: readonly unknown[]): void {
    this.say('info', line);
  }

  debug(...line: readonly unknown[]): void {
    this.say('debug', line);
  }

  trace(...line: readonly unknown[]): void {
    this.say('trace', line);
  }

  silent(...line: readonly unknown[]): void {
    this.say('silent', line);
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...given);
  }
}
