// A process that draws key art into a folder, one picture at a time, at low priority.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { DrawingReply, DrawingTask } from './background-drawing.adapter.ts';
import { drawIntoFolder } from './picture-files.adapter.ts';

setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);

async function draw({ folder, artwork }: DrawingTask): Promise<DrawingReply> {
  try {
    return await drawIntoFolder(folder, artwork);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (task: DrawingTask) => {
  void draw(task).then((reply) => process.send?.(reply));
});
// The server has exited.
process.on('disconnect', () => process.exit());
