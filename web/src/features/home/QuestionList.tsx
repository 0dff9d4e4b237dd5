import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../components/Icon.tsx';
import { questions } from './questions.ts';

/** The questions, each opening on its answer. */
export function QuestionList() {
  const { t } = useLingui();
  return (
    <div className="divide-y divide-hairline">
      {questions.map(([question, answer]) => (
        <Question key={t(question)} title={t(question)}>
          {t(answer)}
        </Question>
      ))}
    </div>
  );
}

/** A question that opens on its answer; it works before any script has run. */
function Question({ title, children }: { title: string; children: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 sm:min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 text-lg font-semibold hover:text-glacier [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="plus" className="size-5 text-glacier group-open:hidden" />
        <Icon name="minus" className="hidden size-5 text-glacier group-open:block" />
      </summary>
      <p className="max-w-2xl pb-5 text-bark">{children}</p>
    </details>
  );
}
