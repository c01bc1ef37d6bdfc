// How much room there is. The layouts differ in what they contain, not only in sizes, so they are told apart here.
export type Layout = 'desktop' | 'tablet' | 'phone';
export type TableLayout = 'desktop' | 'laptop' | 'phone' | 'landscape';

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

  /** How the table is laid out while playing: there, height is what is missing first. */
  get table(): TableLayout {
    if (this.layout === 'phone') return this.width > this.height && this.height < 540 ? 'landscape' : 'phone';
    return this.layout === 'desktop' && this.height >= 760 ? 'desktop' : 'laptop';
  }

  /** Room for everything at once. */
  get wide(): boolean {
    return this.width >= 2200 && this.height >= 1200;
  }
}

export const screen = new Screen();
