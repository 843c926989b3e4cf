import { createContext, useContext } from 'react';

/** Click handlers for things in the scene. */
export interface PicturePress {
  onSelect(target: string): void;
  /** A double press. */
  onActivate(target: string): void;
}

const nothing = (): void => undefined;

/** Without a provider the scene ignores clicks. */
export const PicturePressContext = createContext<PicturePress>({ onSelect: nothing, onActivate: nothing });

export function usePicturePress(): PicturePress {
  return useContext(PicturePressContext);
}
