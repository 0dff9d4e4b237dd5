import { type Marks, markNames, reviewFields } from '../../../../shared/rules/reviews.ts';
import { say } from '../../words/say.ts';

interface Props {
  marks: Marks;
  /** How a mark is written: an average has a decimal, a single one has none. */
  format: (mark: number) => string;
  className?: string;
}

/** The five marks, each with its name. */
export function MarkList({ marks, format, className = '' }: Props) {
  return (
    <dl className={`numbers flex flex-wrap gap-x-5 gap-y-1 ${className}`}>
      {markNames.map((name) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-bark">{say(reviewFields[name].label)}</dt>
          <dd className="font-semibold">{format(marks[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
