declare module 'virtual:sarai-api' {
  type Api = typeof import('../../../shared/api.ts').api;

  /** Method and path of every operation, and whether it needs a session; emitted by `wirePlugin`. */
  export const wire: { [O in keyof Api]: Pick<Api[O], 'method' | 'path'> & { auth?: true } };
}
