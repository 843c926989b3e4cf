export interface Still {
  /** Path under `public/`. */
  readonly src: string;
  /** Pixels of the file, so that nothing shifts while it loads. */
  readonly width: number;
  readonly height: number;
}

/** The rendered machine, `/images/hero-machine.webp`, once the scene has drawn it; null shows the drawing instead. */
export const HERO_STILL: Still | null = null;
