/** A cookie that an answer sets: for one path of the site, hidden from scripts, and never sent along from other sites. */
export interface NewCookie {
  name: string;
  value: string;
  path: string;
  /** How long the browser keeps it. */
  seconds: number;
}

/** The cookies of one call. */
export class Cookies {
  /** Those that the answer sets, as API Gateway takes them. */
  readonly added: string[] = [];
  readonly #sent: readonly string[];

  /** @param sent as API Gateway hands them over: `name=value` each */
  constructor(sent: readonly string[] = []) {
    this.#sent = sent;
  }

  /** The value that the browser sent under a name. */
  read(name: string): string | undefined {
    return this.#sent.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  }

  /** Sets a cookie when the call succeeds. */
  set({ name, value, path, seconds }: NewCookie): void {
    this.added.push(`${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`);
  }
}
