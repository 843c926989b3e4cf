import type { LabView } from '../../../../core/hardware/model/view.ts';
import { type ExplainedKind, kindOf } from './kind-of.ts';

/** The kind of known-good part or cable that tests a suspect, by the suspect's id. */
const TESTED_WITH: Readonly<Record<string, ExplainedKind>> = {
  'lead-loose': 'iec',
  'supply-dead': 'psu',
  'supply-burning': 'psu',
  'supply-sags': 'psu',
  'board-dead': 'motherboard',
  'board-burnt': 'motherboard',
  'contacts-bent': 'motherboard',
  'holder-broken': 'motherboard',
  'port-damaged': 'motherboard',
  'capacitors-domed': 'motherboard',
  'memory-loose': 'dimm',
  'memory-registered': 'dimm',
  'module-dead': 'dimm',
  'module-2-dead': 'dimm',
  'module-3-dead': 'dimm',
  'module-marginal': 'dimm',
  'slot-broken': 'dimm',
  'slot-3-broken': 'dimm',
  'processor-dead': 'cpu',
  'core-faulty': 'cpu',
  'fan-dead': 'cpu-cooler',
  'cooler-choked': 'cpu-cooler',
  'pump-seized': 'cpu-cooler',
  'card-dead': 'gpu',
  'card-burnt': 'gpu',
  'card-failing': 'gpu',
  'lead-browned': '12v2x6',
  'card-plug-browned': '12v2x6',
  'drive-dead': 'ssd-m2',
  'drive-read-only': 'ssd-m2',
  'disk-dead': 'hdd',
  'disk-failing': 'hdd',
  'data-lead': 'sata-data',
  'data-lead-folded': 'sata-data',
  'lead-open': 'rj45',
  'backlight-failed': 'monitor',
  'monitor-lead': 'hdmi',
  'video-lead-folded': 'hdmi',
  'video-lead-open': 'hdmi',
  'port-bent': 'front-io',
  'header-shorted': 'front-io',
  'cell-empty': 'cmos-cell',
  'cell-crooked': 'cmos-cell',
};

/** Whether a stock item tests this suspect. */
export function isTestFor(view: LabView, suspect: string, item: string): boolean {
  const wanted = TESTED_WITH[suspect];
  return wanted !== undefined && kindOf(view, item) === wanted;
}
