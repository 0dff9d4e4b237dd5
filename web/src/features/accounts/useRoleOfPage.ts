import { useLocation } from 'react-router-dom';
import type { Role } from '../../../../shared/endpoint.ts';
import { accountPaths } from '../../paths.ts';

/** Whose page it is, of those that both roles have: vendors are named in the address or in its second spelling. */
export function useRoleOfPage(): Role {
  const here = useLocation().pathname.replace(/\/+$/, '').toLowerCase();
  const vendors = Object.values(accountPaths.vendor).flat();
  return vendors.some((path) => path.toLowerCase() === here) ? 'vendor' : 'user';
}
