import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  /** What stands in for a part that failed while it was drawn. */
  readonly fallback: ReactNode;
}

/** Keeps a fault in one part from taking the whole shop with it. React logs the fault itself. */
export class ErrorBoundary extends Component<FaultBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Has the fallback stand in for a part that is of no use, with no fault in itself; then calls back. */
  fail(shown: () => void) {
    this.setState({ failed: true }, shown);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
