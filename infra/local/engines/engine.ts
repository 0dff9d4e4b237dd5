/** A running stand-in for an AWS service. `stop` may be called more than once. */
export interface Engine {
  /** `http://127.0.0.1:<port>`, what an AWS client takes as its endpoint. */
  endpoint: string;
  stop(): Promise<void>;
}
