// How much room there is. The layouts differ in what they contain, not only in sizes, so they are told apart here.
export type Layout = 'desktop' | 'tablet' | 'phone';

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get layout(): Layout {
    if (this.height < 540 && this.width < 1200) return 'phone';
    if (this.width >= 1200) return 'desktop';
    if (this.width >= 900 || (this.width >= 768 && this.width > this.height)) return 'tablet';
    return 'phone';
  }

  /** A phone held sideways. */
  get flat(): boolean {
    return this.layout === 'phone' && this.width > this.height && this.height < 540;
  }
}

export const screen = new Screen();
