import { Component, type ContextType, type ReactNode } from 'react';
import { subscribeToLocation } from '#router/location.ts';
import { ShopContext } from '#stores/use-shop.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered in place of the children after one of them has thrown. */
  readonly fallback: ReactNode;
}

/** Catches errors that rendering throws, until the next navigation. React logs them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static override contextType = ShopContext;
  declare context: ContextType<typeof ShopContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #unsubscribe = () => {};

  override componentDidMount() {
    this.#unsubscribe = subscribeToLocation(() => this.#recover());
  }

  override componentDidCatch(error: unknown) {
    this.context?.events.emit({ type: 'failed', error });
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
