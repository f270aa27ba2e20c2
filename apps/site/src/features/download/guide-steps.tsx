import type { ComponentType } from 'react';
import { AndroidAdd, AndroidConfirm, AndroidMenu, AndroidOpen } from './pictures/AndroidPictures.tsx';
import { IosAdd, IosConfirm, IosOpen, IosShare } from './pictures/IosPictures.tsx';
import { LiteAllow, LiteInstall, LiteSettings } from './pictures/LitePictures.tsx';
import { HomeScreen } from './pictures/HomeScreen.tsx';
import type { Platform } from './platforms.ts';

type StepName =
  | `ios${'Open' | 'Share' | 'Add' | 'Confirm'}`
  | `android${'Open' | 'Menu' | 'Add' | 'Confirm'}`
  | `lite${'Allow' | 'Settings' | 'Install' | 'Done'}`;
export type Step = { name: StepName; Picture: ComponentType };

export const STEPS: Readonly<Record<Platform, readonly Step[]>> = {
  ios: [
    { name: 'iosOpen', Picture: IosOpen },
    { name: 'iosShare', Picture: IosShare },
    { name: 'iosAdd', Picture: IosAdd },
    { name: 'iosConfirm', Picture: IosConfirm },
  ],
  android: [
    { name: 'androidOpen', Picture: AndroidOpen },
    { name: 'androidMenu', Picture: AndroidMenu },
    { name: 'androidAdd', Picture: AndroidAdd },
    { name: 'androidConfirm', Picture: AndroidConfirm },
  ],
  lite: [
    { name: 'liteAllow', Picture: LiteAllow },
    { name: 'liteSettings', Picture: LiteSettings },
    { name: 'liteInstall', Picture: LiteInstall },
    { name: 'liteDone', Picture: HomeScreen },
  ],
};
