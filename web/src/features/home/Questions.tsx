import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { QuestionList } from './QuestionList.tsx';

export function Questions() {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#faq') section.current?.scrollIntoView({ behavior: 'instant' });
  }, [hash]);

  return (
    <section
      id="faq"
      ref={section}
      className="page below-fold grid gap-3 py-5 sm:gap-6 sm:py-14 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <h2 className="text-title">
        <Trans>Good to know before you go</Trans>
      </h2>
      <QuestionList />
    </section>
  );
}
