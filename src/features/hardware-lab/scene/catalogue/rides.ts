/** Things that sit on the motherboard, by what their ids begin with: when it lies on the bench, they lie there with it. */
const ON_BOARD =
  /^(cpu|dimm|latch-|lever-cpu|lever-cooler|pin-cooler|clip-cooler|screw-cooler|ssd-m2|screw-m2|cmos-cell|post-card|spare-(cpu|cooler|aio|dimm|nvme|cell))/;

export const ridesOnBoard = (id: string): boolean => ON_BOARD.test(id);
