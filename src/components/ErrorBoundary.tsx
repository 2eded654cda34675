import { Component, type ReactNode } from 'react';
import { subscribeToLocation } from '#router/location.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of the children after one of them has thrown. */
  readonly fallback: ReactNode;
}

/** Catches errors that rendering throws, until the next navigation. React logs them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #unsubscribe = () => {};

  override componentDidMount() {
    this.#unsubscribe = subscribeToLocation(() => this.#recover());
  }

  override componentWillUnmount() {
    this.#unsubscribe();
  }

  #recover() {
    if (this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
