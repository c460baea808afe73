import { css, html, LitElement } from 'lit';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      'rating-box': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** A component of another team: its template is Lit's, its controls are in a shadow root. */
class RatingBox extends LitElement {
  static override styles = css`
    :host {
      display: block;
      margin-block: 1rem;
    }
  `;

  private rate(value: number): void {
    this.dispatchEvent(new CustomEvent('rate', { detail: value }));
  }

  override render() {
    return html`
      <button type="button" @click=${() => this.rate(5)}>I liked it</button>
      <button type="button" @click=${() => this.rate(1)}>I did not like it</button>
    `;
  }
}

customElements.define('rating-box', RatingBox);
