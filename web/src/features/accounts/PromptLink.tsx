import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** The question that the link answers. */
  question: ReactNode;
  to: string;
  children: ReactNode;
}

/** A question and the link that answers it, below a form: "No account yet? Sign up". */
export function PromptLink({ question, to, children }: Props) {
  return (
    <p className="mt-6 text-bark">
      {question}{' '}
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-glacier underline underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
    </p>
  );
}
