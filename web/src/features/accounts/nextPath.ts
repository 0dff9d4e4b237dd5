import { useSearchParams } from 'react-router-dom';
import { loginPath, safeNext } from '../../paths.ts';

/** The address to go on to after login. */
export function useNext(): string | undefined {
  return safeNext(useSearchParams()[0].get('next'));
}

/** Adds that address to the path of another login or signup page. */
export function useKeepNext(): (path: string) => string {
  const next = useNext();
  return (path) => loginPath(next, path);
}
