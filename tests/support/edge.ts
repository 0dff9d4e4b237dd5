import { runInNewContext } from 'node:vm';

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

export interface EdgeRequest {
  uri: string;
  method?: string;
  querystring?: Values;
  cookies?: Values;
  headers?: Values;
}

/** Runs the source that CloudFront is given, with nothing around it. */
export function atTheEdge(source: string, asked: EdgeRequest) {
  const event = { request: { querystring: {}, cookies: {}, headers: {}, ...asked } };
  return runInNewContext(`${source}; handler(event)`, { event });
}
/** Of a reader who has chosen a language. */
export const chose = (language: string) => ({ cookies: { language: { value: language } } });
