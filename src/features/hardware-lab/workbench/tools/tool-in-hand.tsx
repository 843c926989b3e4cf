import type { ComponentType } from 'react';
import type { ToolId } from '../layout/desk.ts';
import { CustomerTool } from './customer-tool.tsx';
import { ManualTool } from './manual-tool.tsx';
import { MeterTool } from './meter-tool.tsx';
import { PowerTool } from './power-tool.tsx';
import { ScreenTool } from './screen-tool.tsx';
import { SensesTool } from './senses-tool.tsx';
import { ServiceTool } from './service-tool.tsx';
import { StockTool } from './stock-tool.tsx';
import { TestersTool } from './testers-tool.tsx';
import { type DeskToolProps, ToolPanel } from './tool-panel.tsx';

const TOOL_BODIES: Readonly<Record<ToolId, ComponentType<DeskToolProps>>> = {
  senses: SensesTool,
  power: PowerTool,
  meter: MeterTool,
  testers: TestersTool,
  service: ServiceTool,
  screen: ScreenTool,
  stock: StockTool,
  manual: ManualTool,
  customer: CustomerTool,
};

export interface ToolInHandProps extends DeskToolProps {
  readonly tool: ToolId;
  onPutDown(): void;
}

/** The panel of the tool in use. */
export function ToolInHand({ tool, onPutDown, ...props }: ToolInHandProps) {
  const Tool = TOOL_BODIES[tool];
  return (
    <ToolPanel tool={tool} onPutDown={onPutDown}>
      <Tool {...props} />
    </ToolPanel>
  );
}
