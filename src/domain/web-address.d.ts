/** The part of `URL` that the rules use: browsers and Node have it, and the language's own library does not declare it. */
declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly username: string;
  readonly password: string;
  readonly port: string;
  readonly searchParams: { get(name: string): string | null };
}
