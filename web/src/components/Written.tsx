import { langOf } from './writtenIn.ts';

interface Props {
  text: string;
  as?: 'p' | 'blockquote';
  className?: string;
}

/** Words of a guest or an owner, in the direction and the language that they are written in. */
export function Written({ text, as: Element = 'p', className = '' }: Props) {
  return (
    <Element dir="auto" lang={langOf(text)} className={`whitespace-pre-line wrap-anywhere ${className}`}>
      {text}
    </Element>
  );
}

/** Words of somebody else, beside a line. */
export function Quote({ text, className = 'border-apricot' }: Pick<Props, 'text' | 'className'>) {
  return <Written as="blockquote" text={text} className={`border-s-2 ps-4 ${className}`} />;
}
