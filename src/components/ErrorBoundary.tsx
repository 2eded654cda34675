import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of the children after one of them has thrown. */
  readonly fallback: ReactNode;
}

/** Catches errors that rendering throws. React logs them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Renders the fallback for a failure outside rendering; calls back when it is committed. */
  fail(onCommitted: () => void) {
    this.setState({ failed: true }, onCommitted);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
