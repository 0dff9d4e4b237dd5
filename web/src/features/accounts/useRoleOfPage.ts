import { useLocation } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { isAt } from '../../paths.ts';

/** The role that a page of accounts is for, by its address. */
export function useRoleOfPage(): Role {
  const { pathname } = useLocation();
  const vendors = Object.values(accountPaths.vendor).flat();
  return vendors.some((path) => isAt(pathname, path)) ? 'vendor' : 'user';
}
