import { t } from '@lingui/core/macro';
import { PageTitle } from '../components/PageTitle.tsx';

export function HomePage() {
  return (
    <div className="page py-10">
      <PageTitle title={t`A roof in the mountains`} />
    </div>
  );
}
