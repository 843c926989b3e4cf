import { createContext, useContext } from 'react';

/** What presses on a thing in the picture do. */
export interface PicturePress {
  onSelect(target: string): void;
  /** A double press. */
  onActivate(target: string): void;
}

const nothing = (): void => undefined;

/** Without a provider the picture is only looked at. */
export const PicturePressContext = createContext<PicturePress>({ onSelect: nothing, onActivate: nothing });

export function usePicturePress(): PicturePress {
  return useContext(PicturePressContext);
}
