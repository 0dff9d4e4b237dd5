/** A cookie that an answer sets: for one path of the site, hidden from scripts, and never sent along from other sites. */
export interface NewCookie {
  name: string;
  value: string;
  path: string;
  /** How long the browser keeps it. */
  seconds: number;
}

/**
 * Whether an answer may set cookies: to JSON, which a form of another site cannot send, and to no page of another site, which
 * would log somebody in to an account of its own choice. Clients that are no browsers name no site.
 */
export function maySetCookies(headers: Readonly<Record<string, string | undefined>>): boolean {
  const { 'content-type': type = '', 'sec-fetch-site': site, origin, host } = headers;
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return false;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined || origin === process.env.SITE_URL) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
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
