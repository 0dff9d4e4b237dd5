import { useLingui } from '@lingui/react/macro';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useKeepNext } from './nextPath.ts';

/** Login or signup of either role, to choose from. */
export function RoleChoice({ step }: { step: 'login' | 'signup' }) {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  const ways = [
    ['user', 'bed', t`I look for rooms`, t`Traveller`, t`I find a room and ask its owner for it.`],
    ['vendor', 'wallet', t`I have rooms`, t`Vendor`, t`I list them and answer travellers who ask.`],
  ] as const;
  return (
    <ul className="grid gap-4">
      {ways.map(([role, icon, title, documented, about]) => (
        <li key={role}>
          <Link
            to={keepNext(accountPaths[role][step])}
            className="group flex items-center gap-5 rounded-panel bg-drift p-5 transition-colors duration-150 hover:bg-glacier-pale sm:p-6"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-glacier-pale text-glacier-deep group-hover:bg-paper">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-serif text-xl font-medium">{title}</span>
              <span className="block text-sm font-semibold">{documented}</span>
              <span className="block text-bark">{about}</span>
            </span>
            <Icon name="chevronEnd" className="size-5 text-bark" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
