/** Where the site is: the address, and what was handed over on the way to it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Kept by the browser beside the address; whoever reads it checks it first. */
  state: unknown;
  /** By a link or form of the site, or by the browser: back, forward, reload, a typed address. */
  arrivedBy: 'link' | 'browser';
}

export function browserPlace(arrivedBy: Place['arrivedBy']): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: window.history.state, arrivedBy };
}
