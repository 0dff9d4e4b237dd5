/** Travellers are users. The two roles have accounts, sessions and guards of their own, and one description of them. */
export const roles = ['user', 'vendor'] as const;

export type Role = (typeof roles)[number];

/** Makes one value for each role. */
export function byRole<T>(make: (role: Role) => T): Readonly<Record<Role, T>> {
  return { user: make('user'), vendor: make('vendor') };
}

/** Names of the roles in the body of a signup. */
export const roleNames = { user: 'User', vendor: 'vendor' } as const satisfies Record<Role, string>;

/** Words for the owner of an account of each role. */
export const personOf = { user: 'traveller', vendor: 'vendor' } as const satisfies Record<Role, string>;
