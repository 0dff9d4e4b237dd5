import { useRef } from 'react';
import { newKey } from './newKey.ts';

/** The request key of what is sent: again as it was it is one, changed it is another. */
export function useKeyOfContent() {
  const last = useRef({ content: '', key: '' });
  return (body: object): string => {
    const content = JSON.stringify(body);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
