/** Travellers are users. The two roles have accounts, sessions and guards of their own, and one description of them. */
export const roles = ['user', 'vendor'] as const;

export type Role = (typeof roles)[number];

/** The same made once for each role. */
export function byRole<T>(make: (role: Role) => T): Readonly<Record<Role, T>> {
  return { user: make('user'), vendor: make('vendor') };
}

/** What the API calls each role where a signup names it. */
export const roleNames = { user: 'User', vendor: 'vendor' } as const satisfies Record<Role, string>;

/** What people call the owner of an account of each role. */
export const personOf = { user: 'traveller', vendor: 'vendor' } as const satisfies Record<Role, string>;
