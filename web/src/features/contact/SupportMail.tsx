import { Trans } from '@lingui/react/macro';
import { Link } from '../../components/Link.tsx';
import { paths } from '../../paths.ts';
import { useSupport } from './useSupport.ts';

const style = 'font-semibold text-glacier underline underline-offset-4';

/** Our address, within a sentence; until it is known the page that has it. */
export function SupportMail() {
  const { data: support } = useSupport();
  if (support) {
    return (
      <a className={style} href={`mailto:${support.email}`}>
        <bdi className="wrap-anywhere">{support.email}</bdi>
      </a>
    );
  }
  return (
    <Link className={style} to={paths.contactUs}>
      <Trans>us</Trans>
    </Link>
  );
}
