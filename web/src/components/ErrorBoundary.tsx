import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  /** The address of the page: at another address the children are rendered again. */
  address: string;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** Catches what a page throws, most often because a chunk could not be loaded, and offers to load the page again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ address }: Props, { failedAt }: State): State | null {
    if (failedAt === '') return { failedAt: address };
    return failedAt !== null && failedAt !== address ? { failedAt: null } : null;
  }

  override componentDidUpdate() {
    // The failed page is gone already, so loading it again as soon as there is a connection loses nothing.
    const listen = this.state.failedAt === null ? 'removeEventListener' : 'addEventListener';
    window[listen]('online', loadAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', loadAgain);
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <div className="page py-10">
        <h1 className="mb-6 text-title">
          <Trans>This page did not load</Trans>
        </h1>
        <ErrorState message={<Trans>Check your connection and try again.</Trans>} onRetry={loadAgain} />
      </div>
    );
  }
}

function loadAgain(): void {
  window.location.reload();
}
