declare module 'virtual:sarai-api' {
  type Api = typeof import('../../../shared/api.ts').api;

  /** Method and path of every operation, emitted by `wirePlugin`. */
  export const wire: { [O in keyof Api]: Pick<Api[O], 'method' | 'path'> };
}
