import { chakra, HStack, IconButton, Stack } from '@chakra-ui/react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ZoomIn } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { isKeyOf, type shortcuts } from '../../lib/shortcuts.ts';
import { type Crop, drawCrop, sideOf, within, zoomRange } from './crop.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const viewPixels = 256;
const nudge = 0.04;

/** The direction in which each key and button moves the picture, as a fraction of the square. */
const moves = {
  ArrowLeft: { label: 'Move picture left', icon: ArrowLeft, x: -nudge, y: 0 },
  ArrowUp: { label: 'Move picture up', icon: ArrowUp, x: 0, y: -nudge },
  ArrowDown: { label: 'Move picture down', icon: ArrowDown, x: 0, y: nudge },
  ArrowRight: { label: 'Move picture right', icon: ArrowRight, x: nudge, y: 0 },
} as const satisfies Record<(typeof shortcuts)['movePicture']['keys'][number], object>;
const isMove = (key: string): key is keyof typeof moves => isKeyOf('movePicture', key);

export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  /** Moves the square against the finger, so that the picture follows the finger. */
  const movePicture = (x: number, y: number) => {
    const side = sideOf(picture, crop.zoom);
    onChange(within({ ...crop, x: crop.x - x * side, y: crop.y - y * side }, picture));
  };
  const press = (event: KeyboardEvent) => {
    if (!isMove(event.key)) return;
    event.preventDefault();
    movePicture(moves[event.key].x, moves[event.key].y);
  };
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!last.current) return;
    const view = currentTarget.clientWidth || viewPixels;
    movePicture((clientX - last.current.x) / view, (clientY - last.current.y) / view);
    last.current = { x: clientX, y: clientY };
  };
  return (
    <Stack gap="3" align="center">
      <chakra.button
        type="button"
        aria-label="Picture position. Move it with the arrow keys."
        borderRadius="full"
        borderWidth="2px"
        borderColor="colorPalette.border"
        bg="bg.muted"
        overflow="hidden"
        cursor="move"
        touchAction="none"
        focusVisibleRing="outside"
        onKeyDown={press}
        onPointerDown={(event) => {
          last.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <canvas ref={canvas} width={viewPixels} height={viewPixels} />
      </chakra.button>
      <HStack width="full" gap="3">
        <ZoomIn size={20} aria-hidden />
        <chakra.input
          type="range"
          aria-label="Zoom"
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          flex="1"
          height="11"
          accentColor="colorPalette.solid"
          {...zoomRange}
          value={crop.zoom}
          onChange={(event) => onChange(within({ ...crop, zoom: Number(event.target.value) }, picture))}
        />
      </HStack>
      <HStack gap="2">
        {Object.entries(moves).map(([key, { label, icon: Icon, x, y }]) => (
          <IconButton key={key} variant="outline" size="lg" aria-label={label} onClick={() => movePicture(x, y)}>
            <Icon size={18} />
          </IconButton>
        ))}
      </HStack>
    </Stack>
  );
}
