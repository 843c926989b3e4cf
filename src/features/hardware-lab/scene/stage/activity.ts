/**
 * What is still moving. When nothing is, `data-rest` is set on the page: tests wait for it instead of for time, and the
 * machine draws no frame.
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
    // While something moves the mark must be gone at once; that nothing moves is true after the next picture.
    if (active) delete this.root.dataset['rest'];
  }

  /** Something changed that the next frame will show: until then the picture is not at rest. */
  frameExpected(): void {
    this.expected = true;
    delete this.root.dataset['rest'];
  }

  /** Called when a frame begins: what was expected until now will be in it. */
  frameBegun(): void {
    this.expected = false;
  }

  /** Called once the frame is on the screen. */
  frameDrawn(): void {
    if (this.busy.size === 0 && !this.expected) this.root.dataset['rest'] = '1';
  }

  /** Whether something whose name begins like this is at work. */
  isBusy(stem: string): boolean {
    return [...this.busy].some((who) => who.startsWith(stem));
  }

  get atRest(): boolean {
    return this.busy.size === 0 && !this.expected;
  }
}
