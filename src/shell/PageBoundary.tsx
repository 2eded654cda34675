import { Component, type ReactNode } from 'react';
import { ErrorPage } from '#pages/ErrorPage.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps a fault in one page from taking the header and the cart with it. React logs the fault itself. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
