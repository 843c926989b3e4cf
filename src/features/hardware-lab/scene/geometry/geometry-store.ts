import type { BufferGeometry } from 'three';
import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { ShapeOrder } from '../builders/geometry-list.ts';
import { indexForPicking } from '../picking/pick.ts';
import { toBufferGeometry } from './buffers.ts';
import type { BuiltMachine, GeometrySource } from './geometry-source.ts';

/** The geometries of one machine: fixed shapes, and shapes built for a position. */
export class GeometryStore {
  readonly capacitors: Float32Array<ArrayBuffer>;
  readonly resistors: Float32Array<ArrayBuffer>;
  private readonly fixed: ReadonlyMap<string, BufferGeometry>;
  private readonly ordered = new Map<string, BufferGeometry>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly model: MachineModelId;
  private readonly source: GeometrySource;
  private readonly fine: boolean;

  constructor({ layout, parts }: BuiltMachine, source: GeometrySource, fine: boolean) {
    this.model = layout.machine.model;
    this.source = source;
    this.fine = fine;
    this.capacitors = layout.capacitors;
    this.resistors = layout.resistors;
    this.fixed = new Map([...parts].map(([name, part]) => [name, toBufferGeometry(part, fine)]));
  }

  /** A fixed geometry of the machine. */
  get(name: string): BufferGeometry {
    const found = this.fixed.get(name);
    if (!found) throw new RangeError(`No geometry named ${name}`);
    return found;
  }

  all(): readonly BufferGeometry[] {
    return [...this.fixed.values()];
  }

  /** The shape built under this name, once it is ready. */
  arrived(name: string): BufferGeometry | undefined {
    return this.ordered.get(name);
  }

  /** Builds a shape; the promise resolves when it is ready. Concurrent requests build it once. */
  order(name: string, order: ShapeOrder): Promise<void> {
    const underWay = this.underWay.get(name);
    if (underWay) return underWay;
    const promise = this.source.ordered(this.model, name, order).then((part) => {
      this.underWay.delete(name);
      if (!part || this.ordered.has(name)) return;
      const geometry = toBufferGeometry(part, this.fine);
      indexForPicking(geometry);
      this.ordered.set(name, geometry);
    });
    this.underWay.set(name, promise);
    return promise;
  }

  /** Removes a shape that is no longer used. */
  forget(name: string): void {
    this.ordered.get(name)?.dispose();
    this.ordered.delete(name);
  }

  /** Frees the graphics memory; geometry that is drawn again is uploaded again. */
  dispose(): void {
    for (const geometry of [...this.fixed.values(), ...this.ordered.values()]) geometry.dispose();
    this.ordered.clear();
  }
}
