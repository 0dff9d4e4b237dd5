import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** Catches what a page throws, most often a chunk that a poor connection lost, and offers to load it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page py-16">
        <ErrorState
          message={<Trans>This page did not load. Check your connection and try again.</Trans>}
          onRetry={() => location.reload()}
        />
      </div>
    );
  }
}
