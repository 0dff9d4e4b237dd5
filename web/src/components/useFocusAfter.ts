import { useEffect, useRef } from 'react';
import { focusMain } from './focusMain.ts';

/** Moves the focus to the page's main part when what held it is gone: a form that gives way to what it has sent. */
export function useFocusAfter(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const lost = wasThere.current && !isThere && document.activeElement === document.body;
    if (lost) focusMain();
    wasThere.current = isThere;
  }, [isThere]);
}
