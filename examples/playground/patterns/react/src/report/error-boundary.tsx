import { Component, type ReactNode } from 'react';

/** Shows something else where its children could not be drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <section>
        <h2>Something went wrong</h2>
        <p>This part of the page could not be shown.</p>
        <button type="button" onClick={() => this.setState({ hasError: false })}>
          Reload this part
        </button>
      </section>
    );
  }
}
