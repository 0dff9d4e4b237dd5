import { use, useMemo } from 'react';
import type { Place } from './place.ts';
import { type Navigate, ParamsContext, RouterContext, type RouterState } from './routerContext.ts';

function useRouter(): RouterState {
  const router = use(RouterContext);
  if (!router) throw new Error('This component stands outside of the router.');
  return router;
}

export function useLocation(): Place {
  return useRouter().place;
}

export function useNavigate(): Navigate {
  return useRouter().navigate;
}

export function useParams(): Readonly<Record<string, string | undefined>> {
  return use(ParamsContext);
}

/** The address's query, and how to move to another query of the same page. */
export function useSearchParams(): [URLSearchParams, (params: URLSearchParams) => void] {
  const { place, navigate } = useRouter();
  const params = useMemo(() => new URLSearchParams(place.search), [place.search]);
  return [params, (next) => navigate({ search: next.toString() })];
}
