declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    allowMismatchedSignatures: boolean;
    vhostBuckets: boolean;
  }

  interface Notification {
    Records: {
      eventName: string;
      s3: { bucket: { name: string }; object: { key: string; size?: number | string } };
    }[];
  }

  class S3rver {
    constructor(options: Options);
    httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
    on(event: 'event', listener: (notification: Notification) => void): this;
  }

  export = S3rver;
}
