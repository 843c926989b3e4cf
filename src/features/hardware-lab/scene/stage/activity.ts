/**
 * Tracks running animations and builds. Without any, `data-rest` is set on the page, which tests wait for, and no
 * frame is rendered.
 */
export class Activity {
  private readonly busy = new Set<string>();
  private readonly root: HTMLElement;
  private expected = false;

  constructor(root: HTMLElement) {
    this.root = root;
  }

  set(who: string, active: boolean): void {
    if (active) this.busy.add(who);
    else this.busy.delete(who);
    // Remove the mark at once; set it only after the next frame.
    if (active) delete this.root.dataset['rest'];
  }

  /** A change waits for the next frame; until then the scene is not at rest. */
  frameExpected(): void {
    this.expected = true;
    delete this.root.dataset['rest'];
  }

  /** Called at the start of a frame, which will contain all changes expected so far. */
  frameBegun(): void {
    this.expected = false;
  }

  /** Called once the frame is on the screen. */
  frameDrawn(): void {
    if (this.busy.size === 0 && !this.expected) this.root.dataset['rest'] = '1';
  }

  /** Whether an activity whose name starts with `stem` is running. */
  isBusy(stem: string): boolean {
    return [...this.busy].some((who) => who.startsWith(stem));
  }

  get atRest(): boolean {
    return this.busy.size === 0 && !this.expected;
  }
}
