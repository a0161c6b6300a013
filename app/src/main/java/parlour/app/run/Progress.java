package parlour.app.run;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/// The progress bar of a long run.
public final class Progress {
  private Progress() {}

  public static ProgressBar bar(String task, long steps) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(steps)
        .setUpdateIntervalMillis(250)
        .build();
  }
}
