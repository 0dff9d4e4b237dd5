import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../components/Icon.tsx';
import { questions } from './questions.ts';

/** The questions, each opening on its answer; that works before any script has run. */
export function QuestionList() {
  const { t } = useLingui();
  return (
    <div className="divide-y divide-hairline">
      {questions.map(([question, answer]) => (
        <details key={t(question)} className="group">
          <summary className="flex min-h-12 sm:min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 text-lg font-semibold hover:text-glacier [&::-webkit-details-marker]:hidden">
            {t(question)}
            <Icon name="plus" className="size-5 text-glacier group-open:hidden" />
            <Icon name="minus" className="hidden size-5 text-glacier group-open:block" />
          </summary>
          <p className="max-w-2xl pb-5 text-bark">{t(answer)}</p>
        </details>
      ))}
    </div>
  );
}
