import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { QuestionList } from '../features/home/QuestionList.tsx';
import { paths } from '../paths.ts';

/** The questions of the home page by themselves. */
export function FaqsPage() {
  const { t } = useLingui();
  return (
    <div className="page max-w-4xl py-10 sm:py-14">
      <PageTitle title={t`Frequently asked questions`}>
        <Trans>How booking works, what to bring, and which roads are open.</Trans>
      </PageTitle>
      <div className="mt-6">
        <QuestionList />
      </div>
      <p className="mt-8">
        <TextLink to={paths.contactUs}>
          <Trans>Ask us something else</Trans>
        </TextLink>
      </p>
    </div>
  );
}
